/** What is said where a notification to telephones is written and sent. */
export const sending = {
  platforms: 'A notification always goes to all platforms.',
  noTopic: 'Without a topic everybody who has the app on one of the platforms below gets it.',
  askNow: 'Send it now?',
  askTopics: 'It goes to the telephones of all who follow one of the chosen topics. It cannot be taken back.',
  askAll: 'No topic is chosen: it goes to the telephones of everybody who has the app. It cannot be taken back.',
  sentNow: 'Notification sent',
};
