import { createGlobalVar } from '@vanilla-extract/css';

/**
 * Radix holds the page still behind a layer by a style of the body that also sets this variable, which nothing here reads.
 * Inherited, it would have the browser compute every element of the page anew whenever a layer opens or closes.
 */
createGlobalVar('removed-body-scroll-bar-size', { syntax: '<length>', inherits: false, initialValue: '0px' });
