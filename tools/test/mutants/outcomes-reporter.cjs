const { writeFileSync } = require('node:fs')

/** Jest writes its JSON only when a run comes to its end; this one also tells what was seen before the first failure ended it. */
module.exports = class OutcomesReporter {
  files = []

  onTestResult(_test, { testResults, failureMessage }) {
    this.files.push({
      tests: testResults.map(({ title, status }) => ({ title, status })),
      message: failureMessage ?? '',
    })
  }

  onRunComplete() {
    writeFileSync(process.env.OUTCOMES_FILE, JSON.stringify(this.files))
  }
}
