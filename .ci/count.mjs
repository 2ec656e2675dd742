import { readFileSync } from 'node:fs';

// Prints the totals of vitest's JSON report; a test file that could not be loaded counts as one failure.
const { numPassedTests, testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failures = ({ status, assertionResults }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  return status === 'failed' ? Math.max(1, failed) : failed;
};
const failed = testResults.reduce((sum, file) => sum + failures(file), 0);
console.log(`${numPassedTests} passed, ${failed} failed`);
if (failed > 0 || numPassedTests === 0) process.exitCode = 1;
