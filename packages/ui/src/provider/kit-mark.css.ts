import { globalStyle } from '@vanilla-extract/css';
import { kitMark } from './missing-styles.ts';

globalStyle(':root', { vars: { [kitMark]: '1' } });
