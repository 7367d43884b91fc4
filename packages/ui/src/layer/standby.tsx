import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useStill } from '../still/still.ts';
import { joinProps, type TriggerProps, useJoinedRef } from './join-props.ts';
import { expectLayers, type Radix, WithRadix } from './on-demand.tsx';
import { Stand } from './stand.tsx';
import { type LayerKindOfTrigger, TriggerLink } from './trigger-link.ts';

interface StandbyProps {
  kind: LayerKindOfTrigger;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A single focusable element that accepts a ref and handlers. It is the same element before and after the load. */
  trigger: ReactElement;
  /** The layer, with a stand-in of the trigger for Radix' `Trigger asChild`. */
  children: (radix: Radix, trigger: ReactElement) => ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A trigger whose layer costs nothing until it is used. The first pointer or focus on the trigger mounts Radix' own
 * trigger beside it, whose attributes and handlers it takes over. A press before Radix has loaded opens the layer once it
 * has. Further props are the trigger's: a tooltip around a menu adds its own that way.
 */
export function Standby(props: StandbyProps) {
  return useStill() === undefined ? <Waiting {...props} /> : props.trigger;
}

function Waiting({ kind, open, onOpenChange, trigger, children, ref, ...added }: StandbyProps) {
  const [isAwake, setAwake] = useState(open);
  if (open && !isAwake) setAwake(true);
  const element = useRef<HTMLElement>(null);
  const [link] = useState(() => new TriggerLink(kind, element, () => setAwake(true)));
  const [attributes, setAttributes] = useState<TriggerProps>();
  useEffect(() => {
    link.state = { open, onOpenChange };
  });
  useEffect(expectLayers, []);

  const own = trigger.props as TriggerProps & { ref?: Ref<HTMLElement> };
  const asleep = { ...link.attributes(open), ...attributes };
  const joined = joinProps(own, joinProps(added, { ...asleep, ...link.handlers }));
  return (
    <>
      {cloneElement(trigger, { ...joined, ref: useJoinedRef(element, own.ref, ref) } as TriggerProps)}
      {isAwake && (
        <WithRadix>
          {(radix) => children(radix, <Stand link={link} onAttributes={setAttributes} />)}
        </WithRadix>
      )}
    </>
  );
}
