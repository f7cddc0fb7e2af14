/** Says on the console why the font of the numbers has not come; the system's own stands in for it. */
export type LoadNumberFont = () => void;
