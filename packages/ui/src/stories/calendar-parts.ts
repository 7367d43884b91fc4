import { expect, screen, waitFor } from 'storybook/test';

/** A day of 2026 as the calendar says it; browsers differ in the comma after the weekday. */
export const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^\\w+,? ${name} 2026`) });

export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
