package dev.tripatch.patch.json;

import dev.tripatch.patch.json.JsonPatchRefusal.Rule;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The place that a pointer's last token names in an open map or list.
 *
 * @param holder what holds it
 * @param token the last token
 * @param refusals how to refuse
 */
record Spot(ValueDraft.Content holder, String token, Refusing refusals) {

  private static final Pattern INDEX = Pattern.compile("0|[1-9][0-9]*");
  private static final Pattern NEGATIVE = Pattern.compile("-[0-9]+");
  private static final Pattern LOOSE = Pattern.compile("\\+?[0-9]+");
  private static final String APPEND = "-";
  private static final int MOST_DIGITS = 9;
  private static final int MOST_KEYS = 8;

  /** Makes refusals of one operation and one pointer. */
  interface Refusing {
    JsonPatchException of(Rule rule, String cause, String remedy);
  }

  /** What is there. */
  ValueDraft get() throws JsonPatchException {
    return switch (holder) {
      case ValueDraft.Content.Fields(Map<String, ValueDraft> drafts) -> {
        ValueDraft found = drafts.get(token);
        if (found == null) {
          throw absent();
        }
        yield found;
      }
      case ValueDraft.Content.Items(List<ValueDraft> drafts) ->
          drafts.get(index(drafts.size() - 1));
      case ValueDraft.Content.Whole ignored -> throw notAHolder();
    };
  }

  void add(ValueDraft added) throws JsonPatchException {
    switch (holder) {
      case ValueDraft.Content.Fields(Map<String, ValueDraft> drafts) -> drafts.put(token, added);
      case ValueDraft.Content.Items(List<ValueDraft> drafts) ->
          drafts.add(token.equals(APPEND) ? drafts.size() : index(drafts.size()), added);
      case ValueDraft.Content.Whole ignored -> throw notAHolder();
    }
  }

  void replace(ValueDraft other) throws JsonPatchException {
    get();
    switch (holder) {
      case ValueDraft.Content.Fields(Map<String, ValueDraft> drafts) -> drafts.put(token, other);
      case ValueDraft.Content.Items(List<ValueDraft> drafts) ->
          drafts.set(index(drafts.size() - 1), other);
      case ValueDraft.Content.Whole ignored -> throw notAHolder();
    }
  }

  /** Takes away what is there. */
  ValueDraft remove() throws JsonPatchException {
    ValueDraft removed = get();
    switch (holder) {
      case ValueDraft.Content.Fields(Map<String, ValueDraft> drafts) -> drafts.remove(token);
      case ValueDraft.Content.Items(List<ValueDraft> drafts) ->
          drafts.remove(index(drafts.size() - 1));
      case ValueDraft.Content.Whole ignored -> throw notAHolder();
    }
    return removed;
  }

  private int index(int last) throws JsonPatchException {
    if (INDEX.matcher(token).matches()) {
      if (isWithin(token, last)) {
        return Integer.parseInt(token);
      }
      throw refusals.of(Rule.INDEX_ABSENT, "The list has no index " + token + ".", upTo(last));
    }
    if (NEGATIVE.matcher(token).matches() && isWithin(token.substring(1), last + 1)) {
      throw refusals.of(
          Rule.INDEX_NEGATIVE, "An index cannot be negative: " + token + ".", upTo(last));
    }
    boolean isLoose = LOOSE.matcher(token).matches() && isWithin(token.replace("+", ""), last);
    throw refusals.of(
        isLoose ? Rule.INDEX_FORM : Rule.INDEX_ABSENT,
        "There is a list here, and \"" + token + "\" is not the index of an item.",
        upTo(last) + " There are no leading zeros, and - only adds at the end.");
  }

  private static boolean isWithin(String digits, int last) {
    return digits.length() <= MOST_DIGITS && Integer.parseInt(digits) <= last;
  }

  private static String upTo(int last) {
    return switch (last) {
      case -1 -> "The list is empty: add to it with -.";
      case 0 -> "Write 0.";
      default -> "Write an index from 0 to " + last + ".";
    };
  }

  private JsonPatchException absent() {
    return refusals.of(
        Rule.KEY_ABSENT,
        "There is no key \"" + token + "\" here" + others() + ".",
        "Correct the pointer, or write an add operation for it first.");
  }

  /** The keys that are there, if they are few. */
  private String others() {
    return holder instanceof ValueDraft.Content.Fields(Map<String, ValueDraft> drafts)
            && !drafts.isEmpty()
            && drafts.size() <= MOST_KEYS
        ? ", only " + String.join(", ", drafts.keySet())
        : "";
  }

  private JsonPatchException notAHolder() {
    return refusals.of(
        Rule.PARENT_ABSENT,
        "There is neither a map nor a list that could hold \"" + token + "\".",
        "Correct the pointer, or add a map or a list there first.");
  }
}
