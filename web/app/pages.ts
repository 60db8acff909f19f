import { type OnDemand, onDemand } from '../shell/onDemand.tsx';
import { paths } from '../shell/paths.ts';

export const Journey = onDemand(async () => (await import('./pages/Journey.tsx')).Journey);
export const Dashboard = onDemand(async () => (await import('./pages/Dashboard.tsx')).Dashboard);
export const Login = onDemand(async () => (await import('./pages/Login.tsx')).Login);
const LoginCode = onDemand(
  async () => (await import('../identity/login-code/LoginCodePage.tsx')).LoginCodePage,
);
const Start = onDemand(async () => (await import('../start/StartPage.tsx')).StartPage);
const ResetPassword = onDemand(
  async () => (await import('../identity/reset-password/ResetPasswordPage.tsx')).ResetPasswordPage,
);
const Account = onDemand(async () => (await import('./pages/accountPages.ts')).accountPage());
const EmailChange = onDemand(async () => (await import('./pages/accountPages.ts')).emailChangePage());
const KeepAccount = onDemand(async () => (await import('./pages/accountPages.ts')).keepAccountPage());
const Preview = onDemand(async () => (await import('./pages/previewed.ts')).previewPage());
const CompletedDebts = onDemand(async () => (await import('./pages/completedDebts.ts')).completedDebtsPage());
const Solution = onDemand(async () => (await import('./pages/solution.ts')).solutionPage());
const Choose = onDemand(async () => (await import('./pages/plans.ts')).choosePage());
const PlanChosen = onDemand(async () => (await import('./pages/plans.ts')).planPage());
const Letters = onDemand(async () => (await import('./pages/letters.ts')).lettersPage());
const PlanForm = onDemand(async () => (await import('./pages/applications.ts')).applicationPage());
const Papers = onDemand(async () => (await import('./pages/papers.ts')).papersPage());
const ToChat = onDemand(async () => (await import('./pages/talking.ts')).toChatPage());
const Book = onDemand(async () => (await import('./pages/talking.ts')).bookPage());
const BookingByLink = onDemand(async () => (await import('./pages/talking.ts')).bookingByLinkPage());
const Staff = onDemand(async () => (await import('./pages/staff.ts')).staffPage());
const StaffSetUp = onDemand(async () => (await import('./pages/staff.ts')).setUpPage());
const NotFound = onDemand(async () => (await import('../shell/NotFoundScreen.tsx')).NotFoundScreen);

/** Which page the app draws at which address. Each page's code is fetched when it is first needed. */
export const PAGES: Readonly<Record<string, OnDemand<object>>> = {
  [paths.login]: Login,
  [paths.loginCode]: LoginCode,
  [paths.resetPassword]: ResetPassword,
  [paths.start]: Start,
  [paths.dashboard]: Dashboard,
  [paths.account]: Account,
  [paths.emailChange]: EmailChange,
  [paths.keepAccount]: KeepAccount,
  [paths.completedDebts]: CompletedDebts,
  '/preview': Preview,
  '/journey/:pageId': Journey,
  '/solutions/:shortName': Solution,
  '/choose/:shortName': Choose,
  [paths.plan]: PlanChosen,
  // The same component at both: the list stays while one after the other is read.
  [paths.letters]: Letters,
  '/plan/letters/:id': Letters,
  [paths.planForm]: PlanForm,
  [paths.papers]: Papers,
  [paths.chat]: ToChat,
  [paths.book]: Book,
  [paths.booking]: BookingByLink,
  [paths.staff]: Staff,
  '/staff/set-up': StaffSetUp,
  // The same component at each: whoever is signed in is read once, not with every page of the console.
  '/staff/:area': Staff,
  '/staff/:area/:id': Staff,
  '/staff/:area/:id/:part': Staff,
  // Every part of the design system on one page; only for those who build the site, so left out unless asked for.
  ...(import.meta.env.SHOW_DESIGN_SHEET && {
    '/design': onDemand(async () => (await import('./pages/DesignGallery.tsx')).DesignGallery),
  }),
  '*': NotFound,
};
