import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '../shell/onDemand.tsx';
import { paths } from '../shell/paths.ts';

type Later = typeof import('./pages/later.ts');
/** A page that comes later; each names the module that fetches it only here, which is shorter for the first question. */
const later = <Props extends object>(page: (pages: Later) => Promise<ComponentType<Props>>) =>
  onDemand(async () => page(await import('./pages/later.ts')));

export const Journey = onDemand(async () => (await import('./pages/Journey.tsx')).Journey);
export const Dashboard = onDemand(async () => (await import('./pages/Dashboard.tsx')).Dashboard);
export const Login = onDemand(async () => (await import('./pages/Login.tsx')).Login);
const LoginCode = later(pages => pages.loginCodePage());
const Start = onDemand(async () => (await import('../start/StartPage.tsx')).StartPage);
const ResetPassword = later(pages => pages.resetPasswordPage());
const Account = later(pages => pages.accountPage());
const EmailChange = later(pages => pages.emailChangePage());
const KeepAccount = later(pages => pages.keepAccountPage());
const Preview = later(pages => pages.previewPage());
const CompletedDebts = later(pages => pages.completedDebtsPage());
const Solution = later(pages => pages.solutionPage());
const Choose = later(pages => pages.choosePage());
const PlanChosen = later(pages => pages.planPage());
const Letters = later(pages => pages.lettersPage());
const PlanForm = later(pages => pages.applicationPage());
const Papers = later(pages => pages.papersPage());
const MoneyFound = later(pages => pages.moneyFoundPage());
const ToChat = later(pages => pages.toChatPage());
const Book = later(pages => pages.bookPage());
const BookingByLink = later(pages => pages.bookingByLinkPage());
const Staff = later(pages => pages.staffPage());
const StaffSetUp = later(pages => pages.setUpPage());
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
  [paths.moneyFound]: MoneyFound,
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
