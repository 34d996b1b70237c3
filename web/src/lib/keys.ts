/** Whether this device has keys to type on, as one with a mouse does; then the coach speaks of typing. */
export const hasKeys = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;
