import { expect, screen, waitFor } from 'storybook/test';

/** The accessible name of a day in 2026; browsers differ in the comma after the weekday. */
export const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^\\w+,? ${name} 2026`) });

export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
