// What SQLite does between two groups of change sets: all of it or nothing, and the next goes on whatever became of the one before.
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { inTransaction } from '@sigilla/server/store/sqlite/transaction.ts';

const aTable = () => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE lines (line TEXT)');
  const write = (line: string): void => void db.prepare('INSERT INTO lines VALUES (?)').run(line);
  const lines = (): unknown[] =>
    db
      .prepare('SELECT line FROM lines')
      .all()
      .map((row) => row['line']);
  return { db, write, lines };
};

it('what fails in the midst is undone and told, and the next is done', () => {
  const { db, write, lines } = aTable();
  const failing = (): void =>
    inTransaction(db, () => {
      write('half');
      throw new Error('in the midst');
    });
  expect(failing).toThrow('in the midst');
  expect(lines()).toEqual([]);
  expect(inTransaction(db, () => write('whole'))).toBeUndefined();
  expect(lines()).toEqual(['whole']);
});

it('what SQLite gave up by itself, as on a full disk, is told as it was', () => {
  const { db, write, lines } = aTable();
  const givenUp = (): void =>
    inTransaction(db, () => {
      write('half');
      db.exec('ROLLBACK');
      throw new Error('database or disk is full');
    });
  expect(givenUp).toThrow('database or disk is full');
  expect(inTransaction(db, () => lines())).toEqual([]);
});
