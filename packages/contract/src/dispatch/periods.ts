export const periods = [7, 30, 90, 365] as const
export type Period = (typeof periods)[number]
