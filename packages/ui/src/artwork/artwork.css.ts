import { globalStyle, style } from '@vanilla-extract/css';

export const artwork = style({ display: 'block', height: '100%' });

export const sized = style({ display: 'block' });

globalStyle(`${sized} svg`, { width: 'auto', height: '100%' });

/** The container decides the size of the drawing. */
export const drawing = style({ display: 'contents' });

globalStyle(`${drawing} > svg`, { display: 'block' });
