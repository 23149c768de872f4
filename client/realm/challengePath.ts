/** Where a challenge is answered: itself, among all that wait. */
export const challengePath = (id: string): string => `/war?tab=requests#challenge-${id}`;
