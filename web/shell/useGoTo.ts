import { type NavigateOptions, useNavigate } from './router/router.tsx';

/** Goes to another page of the app. The function stays the same between renders, so effects may depend on it. */
export function useGoTo(): (path: string, options?: NavigateOptions) => void {
  return useNavigate();
}
