package dev.tripatch.engine.patch;

import dev.tripatch.engine.patch.JsonPatchRefusal.Rule;
import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.io.Serial;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Carries out operations, one after the other. After a refusal its result means nothing. */
public final class OperationRun {

  private static final int LONGEST = 60;

  /** How many bytes the API server lets copy operations copy, so that none can fill its memory. */
  private static final long MOST_COPIED = 3 * 1024 * 1024;

  private ValueDraft root;
  private int operation = -1;
  private String word = "";
  private String member = "path";
  private long copied;

  /** Begins with a value, which stays as it is. */
  public OperationRun(Value target) {
    root = new ValueDraft(target);
  }

  /** The object as it is now; to be looked at, not changed. */
  public ValueDraft root() {
    return root;
  }

  Value result() {
    return root.value();
  }

  /** Carries out one operation more; says whether it can be. */
  public boolean carriesOut(Operation next) {
    try {
      apply(next);
      return true;
    } catch (JsonPatchException refused) {
      return false;
    }
  }

  void apply(Operation next) throws JsonPatchException {
    operation++;
    word = next.word();
    member = "path";
    switch (next) {
      case Operation.Add(JsonPointer path, Value value) -> add(path, new ValueDraft(value));
      case Operation.Remove(JsonPointer path) -> remove(path);
      case Operation.Replace(JsonPointer path, Value value) -> replace(path, new ValueDraft(value));
      case Operation.Copy(JsonPointer from, JsonPointer path) -> copy(from, path);
      case Operation.Move(JsonPointer from, JsonPointer path) -> move(from, path);
      case Operation.Test(JsonPointer path, Value value) -> test(path, value);
    }
  }

  private void add(JsonPointer path, ValueDraft value) throws JsonPatchException {
    if (path.isRoot()) {
      root = value;
    } else {
      spot(path).add(value);
    }
  }

  private void replace(JsonPointer path, ValueDraft value) throws JsonPatchException {
    if (path.isRoot()) {
      root = value;
    } else {
      spot(path).replace(value);
    }
  }

  private ValueDraft remove(JsonPointer path) throws JsonPatchException {
    if (path.isRoot()) {
      throw refused(
          path,
          Rule.WHOLE_OBJECT,
          JsonPatchWording.WHOLE_OBJECT.text(),
          JsonPatchWording.NAME_A_FIELD.text());
    }
    return spot(path).remove();
  }

  private void copy(JsonPointer from, JsonPointer path) throws JsonPatchException {
    Value value = from(from).value();
    copied += CanonicalJson.write(value).getBytes(StandardCharsets.UTF_8).length;
    if (copied > MOST_COPIED) {
      throw refused(
          path,
          Rule.COPY_SIZE,
          JsonPatchWording.COPY_SIZE.text("size", copied, "limit", MOST_COPIED),
          JsonPatchWording.COPY_LESS.text());
    }
    add(path, new ValueDraft(value));
  }

  private void move(JsonPointer from, JsonPointer path) throws JsonPatchException {
    ValueDraft moved = from(from);
    if (from.isProperPrefixOf(path)) {
      throw refused(
          path,
          Rule.INTO_ITSELF,
          JsonPatchWording.INTO_ITSELF.text(),
          JsonPatchWording.MOVE_ELSEWHERE.text());
    }
    if (!from.equals(path)) {
      remove(from);
      add(path, moved);
    }
  }

  private void test(JsonPointer path, Value wanted) throws JsonPatchException {
    Value found = find(path).value();
    if (!SameValue.same(found, wanted)) {
      throw refused(
          path,
          Rule.TEST,
          isSecret()
              ? JsonPatchWording.TEST_FAILED_IN_SECRET.text()
              : JsonPatchWording.TEST_FAILED.text("found", shown(found), "wanted", shown(wanted)),
          JsonPatchWording.CORRECT_TEST.text());
    }
  }

  /** What a Secret holds belongs into no message. */
  private boolean isSecret() {
    return root.value() instanceof MapValue object && object.text("kind").equals("Secret");
  }

  private static String shown(Value value) {
    String text = CanonicalJson.write(value);
    return text.codePointCount(0, text.length()) > LONGEST
        ? text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…"
        : text;
  }

  private ValueDraft from(JsonPointer path) throws JsonPatchException {
    member = "from";
    ValueDraft found = find(path);
    member = "path";
    return found;
  }

  private ValueDraft find(JsonPointer path) throws JsonPatchException {
    return path.isRoot() ? root : spot(path).get();
  }

  private Spot spot(JsonPointer path) throws JsonPatchException {
    ValueDraft holder = root;
    List<String> tokens = path.tokens();
    for (String token : tokens.subList(0, tokens.size() - 1)) {
      holder = inner(holder, token, path);
    }
    return new Spot(
        holder.open(),
        tokens.getLast(),
        (rule, cause, remedy) -> refused(path, rule, cause, remedy));
  }

  /** A key that is missing on the way is another thing than one at the end. */
  private ValueDraft inner(ValueDraft holder, String token, JsonPointer path)
      throws JsonPatchException {
    return new Spot(
            holder.open(),
            token,
            (rule, cause, remedy) ->
                refused(path, rule == Rule.KEY_ABSENT ? Rule.PARENT_ABSENT : rule, cause, remedy))
        .get();
  }

  private JsonPatchException refused(JsonPointer path, Rule rule, String cause, String remedy) {
    String wayOut = rule == Rule.KEY_ABSENT ? withoutKey(remedy) : remedy;
    return new JsonPatchException(
        new JsonPatchRefusal(
            operation, rule == Rule.TEST ? "value" : member, path.toString(), rule, cause, wayOut));
  }

  /** The way out where a key is missing that the operation needs. */
  private String withoutKey(String remedy) {
    return switch (word) {
      case "remove" -> JsonPatchWording.LEAVE_REMOVAL_OUT.text();
      case "replace" -> JsonPatchWording.ADD_INSTEAD.text();
      default -> remedy;
    };
  }

  /** Carries a refusal out of the depth of an operation; {@link JsonPatch} makes a value of it. */
  static final class JsonPatchException extends Exception {

    @Serial private static final long serialVersionUID = 1;

    private final transient JsonPatchRefusal refusal;

    JsonPatchException(JsonPatchRefusal refusal) {
      super(refusal.cause(), null, false, false);
      this.refusal = refusal;
    }

    JsonPatchRefusal refusal() {
      return refusal;
    }
  }

  /** Equality as the test operation has it (RFC 6902, section 4.6): numbers by their number. */
  private static final class SameValue {

    private SameValue() {}

    static boolean same(Value one, Value other) {
      return switch (one.exact()) {
        case MapValue map -> other instanceof MapValue that && sameMaps(map, that);
        case ListValue list -> other instanceof ListValue that && sameLists(list, that);
        case Scalar scalar -> other.exact() instanceof Scalar that && sameScalars(scalar, that);
      };
    }

    private static boolean sameMaps(MapValue one, MapValue other) {
      return one.keys().equals(other.keys())
          && one.entries().entrySet().stream()
              .allMatch(e -> other.find(e.getKey()).filter(v -> same(e.getValue(), v)).isPresent());
    }

    private static boolean sameLists(ListValue one, ListValue other) {
      return one.size() == other.size()
          && IntStream.range(0, one.size()).allMatch(i -> same(one.get(i), other.get(i)));
    }

    private static boolean sameScalars(Scalar one, Scalar other) {
      Optional<BigDecimal> number = number(one);
      return number.isPresent()
          ? number(other).filter(that -> that.compareTo(number.get()) == 0).isPresent()
          : one.equals(other);
    }

    private static Optional<BigDecimal> number(Scalar scalar) {
      return switch (scalar) {
        case IntegerValue integer -> Optional.of(BigDecimal.valueOf(integer.number()));
        case BigIntegerValue big -> Optional.of(new BigDecimal(big.number()));
        case FloatValue real -> Optional.of(BigDecimal.valueOf(real.number()));
        case StringValue _, BoolValue _, NullValue _ -> Optional.empty();
      };
    }
  }
}
