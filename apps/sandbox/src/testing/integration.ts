import { type Browser, openBrowser } from './browser.ts';
import { ORIGIN, type TestApp } from './test-app.ts';

/** A program that sends this token with each call, and keeps the cookies it is given. */
export const withToken = ({ app }: TestApp, token: string): Browser =>
  openBrowser(ORIGIN, (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return app.request(url, { ...init, headers });
  });
