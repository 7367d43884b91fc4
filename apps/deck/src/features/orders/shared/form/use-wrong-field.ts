import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { OrderFields } from './order-form.ts';

/** Leads to the first field that is wrong, each time the form was refused and its sentences stand on the page. */
export function useWrongField({ control }: OrderFields) {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitSuccessful } = useFormState({ control });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitSuccessful]);
  return form;
}
