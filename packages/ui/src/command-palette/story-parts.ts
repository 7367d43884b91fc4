import { screen } from 'storybook/test';

export const field = () => screen.findByRole('combobox', { name: 'Search orders, guests, screens' });
