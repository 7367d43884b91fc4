import { vars } from '@deck/tokens/contract';
import { tokenUses } from '@deck/tokens/studio';
import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import * as css from './foundation.css.ts';
import { Foundation, Specimen, Specimens } from './foundation.tsx';
import { getShownTokens, type ShownLook } from './shown-tokens.ts';

const durations = ['fast', 'base'] as const;

/** The durations and the easing of a brand, shown by a square that moves on request. */
export function MotionPage(look: ShownLook) {
  const { getValue } = getShownTokens(look);
  const [isMoved, setMoved] = useState(false);
  return (
    <Foundation
      title="Motion"
      lead="Motion shows where something came from, and never delays. People who ask for less motion see none."
    >
      <div>
        <Button onClick={() => setMoved((moved) => !moved)}>Move the squares</Button>
      </div>
      <Specimens title="Durations" layout="rows">
        {durations.map((name) => (
          <Specimen
            key={name}
            code={`vars.motion.${name}`}
            use={tokenUses.motion[name]}
            values={[getValue(vars.motion[name])]}
          >
            <div className={css.track}>
              <div
                className={css.runner}
                data-moved={isMoved || undefined}
                style={{ transitionDuration: vars.motion[name], transitionTimingFunction: vars.motion.ease }}
              />
            </div>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Easing">
        <Specimen code="vars.motion.ease" use={tokenUses.motion.ease} values={[getValue(vars.motion.ease)]} />
      </Specimens>
    </Foundation>
  );
}
