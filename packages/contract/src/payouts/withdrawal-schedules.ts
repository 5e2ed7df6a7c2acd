export const rhythms = ['daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
export type Rhythm = (typeof rhythms)[number]
