export { ResetPasswordPage as default } from '../../features/reset-password/ResetPasswordPage.tsx';
