type Child = Node | string | null | false | undefined;
type Handler = (event: Event) => void;

/** Makes an element; a property that is a function listens to the event of its name. */
export type Make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties?: Record<string, string | number | boolean | null | Handler>,
  ...children: Child[]
) => HTMLElementTagNameMap[Tag];

/** Makes elements without any text ever becoming code. It stands alone: its text is sent to browsers as it is. */
export function createMake(): Make {
  return (tag, properties = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value === 'function') element.addEventListener(name, value);
      else if (value === true) element.setAttribute(name, '');
      else if (value !== false && value !== null) element.setAttribute(name, String(value));
    }
    element.append(
      ...children.filter(
        (child): child is Node | string => child !== null && child !== false && child !== undefined,
      ),
    );
    return element;
  };
}
