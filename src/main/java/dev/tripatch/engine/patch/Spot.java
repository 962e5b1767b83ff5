package dev.tripatch.engine.patch;

import dev.tripatch.engine.patch.JsonPatchRefusal.Rule;
import dev.tripatch.engine.patch.OperationRun.JsonPatchException;
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
      throw refusals.of(
          Rule.INDEX_ABSENT, JsonPatchWording.NO_INDEX.text("token", token), upTo(last));
    }
    if (NEGATIVE.matcher(token).matches() && isWithin(token.substring(1), last + 1)) {
      throw refusals.of(
          Rule.INDEX_NEGATIVE, JsonPatchWording.NEGATIVE_INDEX.text("token", token), upTo(last));
    }
    boolean isLoose = LOOSE.matcher(token).matches() && isWithin(token.replace("+", ""), last);
    throw refusals.of(
        isLoose ? Rule.INDEX_FORM : Rule.INDEX_ABSENT,
        JsonPatchWording.NOT_AN_INDEX.text("token", token),
        JsonPatchWording.INDEX_FORM.text("range", upTo(last)));
  }

  private static boolean isWithin(String digits, int last) {
    return digits.length() <= MOST_DIGITS && Integer.parseInt(digits) <= last;
  }

  private static String upTo(int last) {
    return switch (last) {
      case -1 -> JsonPatchWording.APPEND.text();
      case 0 -> JsonPatchWording.FIRST_ITEM.text();
      default -> JsonPatchWording.ONE_OF_ITEMS.text("last", last);
    };
  }

  private JsonPatchException absent() {
    return refusals.of(Rule.KEY_ABSENT, noKey(), JsonPatchWording.ADD_KEY_FIRST.text());
  }

  /** Names the keys that are there, if they are few. */
  private String noKey() {
    return holder instanceof ValueDraft.Content.Fields(Map<String, ValueDraft> drafts)
            && !drafts.isEmpty()
            && drafts.size() <= MOST_KEYS
        ? JsonPatchWording.NO_KEY_AMONG.text(
            "token", token, "keys", String.join(", ", drafts.keySet()))
        : JsonPatchWording.NO_KEY.text("token", token);
  }

  private JsonPatchException notAHolder() {
    return refusals.of(
        Rule.PARENT_ABSENT,
        JsonPatchWording.NO_HOLDER.text("token", token),
        JsonPatchWording.ADD_HOLDER.text());
  }
}
