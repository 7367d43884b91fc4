import { MOST_POSITIONS } from '@deck/api/contract/orders';
import type { PositionType } from '@deck/api/vocabulary';
import { Button, IconButton, Menu, type MenuItem, VisuallyHidden } from '@deck/ui';
import { ArrowDown, ArrowUp, Ellipsis, FoldVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../platform/session/session-store.ts';
import { emptyPosition, getPeriod, type PositionForm } from '../position-form.ts';
import { FoldedPositions } from './folded-positions.tsx';
import type { OrderFormMethods } from './order-form.ts';
import { PositionCard } from './position-card.tsx';
import * as css from './positions.css.ts';
import type { FollowedType } from './use-followed-type.ts';
import { cardId, menuId, type Positions } from './use-positions.ts';

interface PositionsSectionProps {
  form: OrderFormMethods;
  types: readonly PositionType[];
  held: Positions;
  followed: FollowedType;
}

/** What the order is made of, in its order: a card for each position that is open, lines for those that are not. */
export function PositionsSection({ form, types, held, followed }: PositionsSectionProps) {
  const { t } = useTranslation('orders');
  const { positions, open, unfinished } = held;
  const { properties } = useSession().environment;
  const [first = 'OTHER'] = types;
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const last = positions.length - 1;

  function add() {
    const type = positions.at(-1)?.type ?? first;
    const property = properties.find(({ id }) => id === form.getValues('propertyId'));
    held.add({ ...emptyPosition(type), period: getPeriod(type, property) });
  }

  function move(index: number, to: number) {
    held.move(index, to);
    setSaid(t('create.moved', { from: index + 1, to: to + 1, count: positions.length }));
  }

  function menu(index: number): ReactNode {
    const position = positions[index];
    if (last === 0 || !position) return undefined;
    const isOpen = open.has(position.key);
    return (
      <PositionMenu
        id={menuId(position.key)}
        number={index + 1}
        acts={{
          open: isOpen ? undefined : () => held.unfold(position.key),
          fold: isOpen ? () => held.fold(position.key) : undefined,
          moveUp: index > 0 ? () => move(index, index - 1) : undefined,
          moveDown: index < last ? () => move(index, index + 1) : undefined,
          remove: () => {
            held.remove(index);
            // What was pressed is gone with its position.
            addButton.current?.focus();
          },
        }}
      />
    );
  }

  return (
    <>
      {getRuns(positions, open).map(({ from, run }) => (
        <div key={run[0]?.key} id={run[0] && cardId(run[0].key)} className={css.position}>
          {run[0] && open.has(run[0].key) ? (
            <PositionCard form={form} index={from} types={types} followed={followed} menu={menu(from)} />
          ) : (
            <FoldedPositions
              form={form}
              from={from}
              positions={run}
              unfinished={unfinished}
              onOpen={held.unfold}
              menu={menu}
            />
          )}
        </div>
      ))}
      <div>
        {positions.length < MOST_POSITIONS ? (
          <Button
            ref={addButton}
            variant="quiet"
            icon={Plus}
            // The field that loses the focus may get a message below it, which would move the button away from the press.
            onMouseDown={(event) => event.preventDefault()}
            onClick={add}
          >
            {t('create.addPosition')}
          </Button>
        ) : (
          t('create.mostPositions', { count: MOST_POSITIONS })
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

interface PositionActs {
  readonly fold: (() => void) | undefined;
  readonly open: (() => void) | undefined;
  readonly moveUp: (() => void) | undefined;
  readonly moveDown: (() => void) | undefined;
  readonly remove: () => void;
}

/** What else can be done with a position of several. */
function PositionMenu({ id, number, acts }: { id: string; number: number; acts: PositionActs }) {
  const { t } = useTranslation('orders');
  const { open, fold, moveUp, moveDown, remove } = acts;
  const items: (MenuItem | undefined)[] = [
    open && { label: t('create.openPosition'), icon: Pencil, onSelect: open },
    fold && { label: t('create.foldPosition'), icon: FoldVertical, onSelect: fold },
    moveUp && { label: t('create.moveUp'), icon: ArrowUp, onSelect: moveUp },
    moveDown && { label: t('create.moveDown'), icon: ArrowDown, onSelect: moveDown },
    'separator',
    { label: t('create.removeThis'), icon: Trash2, tone: 'danger', onSelect: remove },
  ];
  return (
    <Menu
      trigger={<IconButton id={id} icon={Ellipsis} label={t('create.actions', { number })} />}
      items={items.filter((item) => item !== undefined)}
    />
  );
}

/** Each open position alone, and the folded ones between them together. */
function getRuns(
  positions: readonly PositionForm[],
  open: ReadonlySet<string>,
): { from: number; run: PositionForm[] }[] {
  const runs: { from: number; run: PositionForm[] }[] = [];
  positions.forEach((position, from) => {
    const before = runs.at(-1);
    const isFolded = !open.has(position.key);
    if (isFolded && before?.run[0] && !open.has(before.run[0].key)) before.run.push(position);
    else runs.push({ from, run: [position] });
  });
  return runs;
}
