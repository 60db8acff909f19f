/** Fetch pages that come later; in a module of its own, so that the first question does not carry the names of all their files. */
export const accountPage = async () => (await import('./Account.tsx')).Account;
export const emailChangePage = async () =>
  (await import('../../account/email-change/EmailChangePage.tsx')).EmailChangePage;
export const keepAccountPage = async () =>
  (await import('../../account/keep-account/KeepAccountPage.tsx')).KeepAccountPage;
export const previewPage = async () => (await import('./Preview.tsx')).Preview;
export const completedDebtsPage = async () =>
  (await import('../../debts/completed/CompletedDebtsPage.tsx')).CompletedDebtsPage;
export const solutionPage = async () => (await import('../../advice/solution/SolutionPage.tsx')).SolutionPage;
export const choosePage = async () => (await import('../../plans/ChoosePage.tsx')).ChoosePage;
export const planPage = async () => (await import('../../plans/PlanPage.tsx')).PlanPage;
export const lettersPage = async () => (await import('../../letters/LettersPage.tsx')).LettersPage;
export const applicationPage = async () =>
  (await import('../../applications/ApplicationPage.tsx')).ApplicationPage;
export const papersPage = async () => (await import('../../papers/all/PapersPage.tsx')).PapersPage;
export const moneyFoundPage = async () =>
  (await import('../../entitlements/MoneyFoundPage.tsx')).MoneyFoundPage;
export const bookPage = async () => (await import('../../bookings/BookPage.tsx')).BookPage;
export const bookingByLinkPage = async () =>
  (await import('../../bookings/BookingByLinkPage.tsx')).BookingByLinkPage;
export const toChatPage = async () => (await import('./ToChat.tsx')).ToChat;
export const staffPage = async () => (await import('../../staff/StaffPage.tsx')).StaffPage;
export const setUpPage = async () => (await import('../../staff/SetUpPage.tsx')).SetUpPage;
export const loginCodePage = async () =>
  (await import('../../identity/login-code/LoginCodePage.tsx')).LoginCodePage;
export const resetPasswordPage = async () =>
  (await import('../../identity/reset-password/ResetPasswordPage.tsx')).ResetPasswordPage;
