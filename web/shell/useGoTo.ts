import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Goes to another page of the app. The function stays the same between renders, so effects may depend on it. */
export function useGoTo(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((path, options) => void latest.current(path, options), []);
}
