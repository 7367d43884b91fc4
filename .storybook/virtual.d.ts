declare module 'virtual:used-icons' {
  /** The icons that the product imports from Lucide, by name, sorted. */
  export const usedIcons: readonly string[];
}

declare module 'virtual:widget-uses' {
  /** A screen that shows a widget. */
  export interface WidgetUse {
    /** As the table of routes writes it: `/orders/{id}`. */
    readonly path: string;
    /** The title of its stories: `Screens/Order`; undefined without. */
    readonly title: string | undefined;
  }

  /** The screens that show each widget, by its file: `packages/ui/src/button/button.tsx`. */
  export const widgetUses: Readonly<Record<string, readonly WidgetUse[]>>;
}
