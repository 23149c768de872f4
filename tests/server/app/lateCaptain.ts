// A captain who thinks, and does not come to an end.
export default (): Promise<never> => new Promise(() => undefined);
