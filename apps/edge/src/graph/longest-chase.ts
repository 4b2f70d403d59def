/** How often the account may move on under a request, which is then judged anew, before that is our failure. */
export const longestChase = 20;
