/** When a store's money is withdrawn by itself: on any day, or on one day of the week. */
export const rhythms = ['daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
export type Rhythm = (typeof rhythms)[number]
