export const bannerTones = ['mata', 'agua', 'fogo', 'vento', 'noite', 'terra'] as const
