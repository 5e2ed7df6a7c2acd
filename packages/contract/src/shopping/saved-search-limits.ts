export const MOST_SAVED_SEARCHES = 50
export const MAX_SEARCH_NAME = 60

export const rhythms = ['off', 'daily', 'hourly'] as const
export type Rhythm = (typeof rhythms)[number]
