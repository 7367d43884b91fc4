import type { SavedView } from '@deck/api/contract/views';
import { inAreas, mutation } from '@deck/api/react';
import { SHARING_PERMISSION } from '@deck/api/rules';
import { Button, Confirm, copyText, IconButton, LazyPart, Menu, type MenuItem, useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { BookmarkPlus, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { api, queryClient } from '../../api.ts';
import { useRight } from '../../session/session-store.ts';
import { type ShownView, viewDialog } from './shown-view.ts';

interface ViewActsProps {
  readonly shown: ShownView;
  /** The saved view that is open. */
  readonly open: SavedView | undefined;
  /** The one that was open before it was changed. */
  readonly last: SavedView | undefined;
  readonly isWhole: boolean;
}

/** Saves what the list shows as a view; renames, replaces, deletes and copies what is saved. */
export function ViewActs({ shown, open, last, isWhole }: ViewActsProps) {
  const { t } = useTranslation('list');
  const toast = useToast();
  const { pathname } = useLocation();
  const mayShare = useRight(SHARING_PERMISSION);
  const may = (view: SavedView | undefined) => view && (mayShare || !view.shared) && view;
  const [asked, setAsked] = useState<'save' | 'rename' | 'remove'>();
  const close = () => setAsked(undefined);
  const replace = useMutation({
    ...mutation(api.views.save),
    onSuccess: async () => {
      await queryClient.invalidateQueries(inAreas('views'));
      toast({ tone: 'success', title: t('views.saved') });
    },
  });

  async function copy() {
    const url = `${window.location.origin}${pathname}?${shown.address || shown.whole}`;
    const isCopied = (await copyText(url)) === 'copied';
    toast(
      isCopied
        ? { tone: 'success', title: t('views.copied'), text: t('views.copiedText') }
        : { tone: 'info', title: t('views.copy'), text: url },
    );
  }

  const opened = may(open);
  const changed = may(last);
  const acts: readonly (MenuItem | false | undefined)[] = [
    changed && {
      label: t('views.replace', { name: changed.name }),
      onSelect: () => replace.mutate({ viewId: changed.id, body: shown.body(changed) }),
    },
    { label: t('views.copy'), onSelect: () => void copy() },
    { label: t('printed.act'), onSelect: () => window.print() },
    opened && { label: t('views.rename'), onSelect: () => setAsked('rename') },
    opened && 'separator',
    opened && { label: t('views.remove'), tone: 'danger', onSelect: () => setAsked('remove') },
  ];
  return (
    <>
      {open === undefined && !isWhole && (
        <Button
          size="small"
          variant="quiet"
          icon={BookmarkPlus}
          onPointerEnter={viewDialog.preload}
          onFocus={viewDialog.preload}
          onClick={() => setAsked('save')}
        >
          {t('views.save')}
        </Button>
      )}
      <Menu
        trigger={<IconButton size="small" icon={Ellipsis} label={t('views.more')} />}
        items={acts.filter((act) => act !== undefined && act !== false)}
      />
      {(asked === 'save' || asked === 'rename') && (
        <LazyPart
          of={viewDialog}
          waiting={null}
          shown={shown}
          view={asked === 'rename' ? open : undefined}
          onClose={close}
        />
      )}
      {asked === 'remove' && open && <RemoveView view={open} onClose={close} />}
    </>
  );
}

function RemoveView({ view, onClose }: { readonly view: SavedView; readonly onClose: () => void }) {
  const { t } = useTranslation('list');
  const toast = useToast();
  const remove = useMutation({
    ...mutation(api.views.remove),
    onSuccess: async () => {
      await queryClient.invalidateQueries(inAreas('views'));
      onClose();
      toast({ tone: 'success', title: t('views.removed') });
    },
  });
  return (
    <Confirm
      open
      title={t('views.removeTitle', { name: view.name })}
      description={t(view.shared ? 'views.removeShared' : 'views.removeText')}
      safeLabel={t('views.keep')}
      loading={remove.isPending}
      action={{
        label: t('views.remove'),
        tone: 'danger',
        onAct: () => remove.mutate({ viewId: view.id }),
      }}
      onClose={onClose}
    />
  );
}
