import { describe, expect, it } from 'vitest';
import { joinProps } from './join-props.ts';

describe('the props of a control with those of its layer', () => {
  it('keeps the attributes of the control and adds the others', () => {
    const own = { type: 'submit', title: undefined, id: 'act' };
    const added = { type: 'button', title: 'More', 'aria-expanded': false };
    expect(joinProps(own, added)).toEqual({
      type: 'submit',
      title: 'More',
      id: 'act',
      'aria-expanded': false,
    });
  });

  it('runs both handlers, the one of the control first', () => {
    const calls: string[] = [];
    const { onClick } = joinProps(
      { onClick: () => calls.push('own') },
      { onClick: () => calls.push('added') },
    );
    (onClick as (event: object) => void)({});
    expect(calls).toEqual(['own', 'added']);
  });

  it('describes the control by both descriptions', () => {
    const joined = joinProps({ 'aria-describedby': 'help' }, { 'aria-describedby': 'tip' });
    expect(joined['aria-describedby']).toBe('help tip');
  });
});
