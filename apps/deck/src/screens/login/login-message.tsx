import { Button } from '@deck/ui';
import { useEffect, useRef } from 'react';
import * as css from './login-form.css.ts';
import { LoginLayout } from './login-layout.tsx';

interface LoginMessageProps {
  heading: string;
  text: string;
  way: { href: string; label: string };
}

/** A page of the sign-in group that only says something, and leads on. Its heading is heard first. */
export function LoginMessage({ heading, text, way }: LoginMessageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <LoginLayout>
      <div className={css.form}>
        <div>
          <h1 ref={title} tabIndex={-1} className={css.heading}>
            {heading}
          </h1>
          <p className={css.text}>{text}</p>
        </div>
        <Button variant="primary" size="wide" href={way.href}>
          {way.label}
        </Button>
      </div>
    </LoginLayout>
  );
}
