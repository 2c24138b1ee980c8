export function mountChat(_root: HTMLElement, _button: HTMLButtonElement, _focus: boolean) {}
