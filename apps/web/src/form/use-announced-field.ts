import { type ControllerRenderProps, useFormContext } from 'react-hook-form';

/**
 * A field that tells what is wrong with what was typed once it is left, and again with each key until it is right. What is
 * missing is asked for with the whole form.
 */
export function useAnnouncedField(field: ControllerRenderProps): ControllerRenderProps {
  const { getFieldState, trigger } = useFormContext();
  const tell = () => void trigger(field.name);
  return {
    ...field,
    onChange(typed) {
      field.onChange(typed);
      if (getFieldState(field.name).error) tell();
    },
    onBlur() {
      field.onBlur();
      if ((field.value ?? '') === '') return;
      // A press elsewhere ends first: a text that comes meanwhile moves what is pressed from under the pointer.
      if (document.querySelector(':active'))
        addEventListener('pointerup', () => setTimeout(tell), { once: true });
      else tell();
    },
  };
}
