package dev.tripatch.document.yaml;

import java.util.Arrays;

/**
 * The places where a key without a question mark may have begun: one for the block and one for each
 * bracket or brace around the current place. Only a later colon tells whether it is a key.
 */
final class SimpleKeys {

  /** How far after its beginning a key's colon may be, in characters. */
  private static final int LONGEST = 1024;

  private static final int NONE = -1;

  private final Cursor cursor;
  private int[] numbers = new int[8];
  private int[] starts = new int[8];
  private int[] lineStarts = new int[8];
  private boolean[] required = new boolean[8];
  private int level;

  SimpleKeys(Cursor cursor) {
    this.cursor = cursor;
    numbers[0] = NONE;
  }

  /** A bracket or brace opens. */
  void enter() {
    level++;
    if (level == numbers.length) {
      numbers = Arrays.copyOf(numbers, level * 2);
      starts = Arrays.copyOf(starts, level * 2);
      lineStarts = Arrays.copyOf(lineStarts, level * 2);
      required = Arrays.copyOf(required, level * 2);
    }
    numbers[level] = NONE;
  }

  /** A bracket or brace closes. */
  void leave() {
    level--;
  }

  /** How many brackets and braces are open. */
  int level() {
    return level;
  }

  /**
   * A key may begin here.
   *
   * @param number of the token that would be the key
   * @param mustBeKey whether nothing else than a key can be here
   */
  void save(int number, boolean mustBeKey) throws YamlSyntaxException {
    remove();
    numbers[level] = number;
    starts[level] = cursor.at();
    lineStarts[level] = cursor.lineStart();
    required[level] = mustBeKey;
  }

  /** What may have been a key is not one. */
  void remove() throws YamlSyntaxException {
    if (numbers[level] != NONE && required[level]) {
      throw missingColon(level);
    }
    numbers[level] = NONE;
  }

  /** Whether a key may still begin at the current level's place. */
  boolean isPossible() throws YamlSyntaxException {
    return isPossible(level);
  }

  /** The number of the token that would be the key. */
  int number() {
    return numbers[level];
  }

  /** The offset where the key would begin. */
  int start() {
    return starts[level];
  }

  /** The column where the key would begin. */
  int column() {
    return starts[level] - lineStarts[level];
  }

  /** The key was found. */
  void use() {
    numbers[level] = NONE;
  }

  /** Whether the token with a number may turn out to be a key, so that it cannot be taken yet. */
  boolean mayBeKey(int number) throws YamlSyntaxException {
    for (int i = level; i >= 0; i--) {
      if (numbers[i] == number) {
        return isPossible(i);
      }
      if (numbers[i] != NONE && numbers[i] < number) {
        return false;
      }
    }
    return false;
  }

  private boolean isPossible(int at) throws YamlSyntaxException {
    if (numbers[at] == NONE) {
      return false;
    }
    if (lineStarts[at] == cursor.lineStart() && !isTooLong(at)) {
      return true;
    }
    if (required[at]) {
      throw missingColon(at);
    }
    numbers[at] = NONE;
    return false;
  }

  private boolean isTooLong(int at) {
    return cursor.at() - starts[at] > LONGEST
        && cursor.characters(starts[at], cursor.at()) > LONGEST;
  }

  private YamlSyntaxException missingColon(int at) {
    return new YamlSyntaxException(YamlFault.NO_COLON, starts[at], cursor.endOfText(starts[at]));
  }
}
