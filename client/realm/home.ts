/** Where a signed-in player begins. */
export const HOME = '/overview';
