package dev.tripatch.document.data;

import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.Position;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.data.JsonData.EnumWords;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import java.io.Serial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JacksonException.Reference;
import tools.jackson.core.JsonPointer;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.InvalidNullException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/**
 * Says why a text is not the record that it should be, and where. A record refuses a field with
 * {@link WrongField}, or itself with an {@link IllegalArgumentException} that has the sentence.
 */
public final class DataFault extends Exception {
  @Serial private static final long serialVersionUID = 1;

  /** What a field must be; a map if its type is none of these. */
  private static final Map<Class<?>, String> EXPECTED =
      Map.of(
          String.class, "a text",
          Boolean.class, "true or false",
          Integer.class, "a whole number",
          Count.class, "a whole number from 0",
          Double.class, "a number",
          ArrayList.class, "a list");

  private final int line;
  private final int column;
  private final transient FieldPath path;
  private final transient JsonPointer pointer;
  private final boolean isAboutContent;

  private DataFault(
      int line,
      int column,
      FieldPath path,
      JsonPointer pointer,
      boolean isAboutContent,
      String problem) {
    super(problem, null, false, false);
    this.isAboutContent = isAboutContent;
    this.line = line;
    this.column = column;
    this.path = path;
    this.pointer = pointer;
  }

  /**
   * What Jackson says.
   *
   * @param language what the text should have been written in: JSON, YAML
   */
  static DataFault of(JacksonException wrong, String language, String text) {
    return wrong instanceof StreamConstraintsException
        ? of(Excess.in(text, JsonData.DEEPEST))
        : of(wrong, language);
  }

  private static DataFault of(Excess excess) {
    return new DataFault(
        excess.line(),
        excess.column(),
        FieldPath.root(),
        JsonPointer.empty(),
        false,
        DataWording.TOO_MUCH.text("problem", excess.problem()));
  }

  private static DataFault of(JacksonException wrong, String language) {
    FieldPath path = FieldPath.root();
    JsonPointer pointer = JsonPointer.empty();
    for (Reference step : wrong.getPath()) {
      String name = step.getPropertyName();
      path = name == null ? path.index(step.getIndex()) : path.key(name);
      pointer = name == null ? pointer.appendIndex(step.getIndex()) : pointer.appendProperty(name);
    }
    TokenStreamLocation at =
        Objects.requireNonNullElse(wrong.getLocation(), TokenStreamLocation.NA);
    return new DataFault(
        Math.max(1, at.getLineNr()),
        Math.max(1, at.getColumnNr()),
        wrong.getCause() instanceof WrongField field ? field.in(path) : path,
        pointer,
        isAboutContent(wrong),
        problem(wrong, path, language));
  }

  /** For a text that is only the word null. */
  static DataFault ofNull() {
    FieldPath root = FieldPath.root();
    return new DataFault(1, 1, root, JsonPointer.empty(), true, mustBe(root, "a map"));
  }

  /**
   * The same at the field's own place: a record is made, and finds a field wrong, only when it has
   * been read to its end.
   */
  DataFault locatedIn(String text) {
    SourceDocument document = SourceReader.read("", text);
    Optional<Place> place = isAboutContent ? nearest(Places.of(document)) : Optional.empty();
    if (place.isEmpty()) {
      return this;
    }
    Position at = document.lines().positionOf(place.get().span().start());
    return new DataFault(at.line(), at.column(), path, pointer, true, problem());
  }

  /** The place of the field; of what it should be in, if it is not there. */
  private Optional<Place> nearest(Places places) {
    Optional<Place> place = places.locate(path);
    return place.or(() -> path.parent().flatMap(places::locate));
  }

  private static boolean isAboutContent(JacksonException wrong) {
    return wrong instanceof DatabindException || wrong instanceof InputCoercionException;
  }

  private static String problem(JacksonException wrong, FieldPath path, String language) {

    if (wrong.getCause() instanceof WrongField field) {
      return field.sentence(path);
    }
    if (wrong.getCause() instanceof IllegalArgumentException own) {
      return String.valueOf(own.getMessage());
    }
    return switch (wrong) {
      case UnexpectedEndOfInputException ignored ->
          DataWording.ENDS_EARLY.text("language", language);
      case InputCoercionException ignored -> mustBe(path, expected(Integer.class));
      case UnrecognizedPropertyException unknown ->
          DataWording.NO_FIELD.text("field", path, "known", known(unknown));
      case InvalidNullException ignored -> DataWording.NULL.text("field", path);
      case MismatchedInputException mismatch when mismatch.getTargetType() != null ->
          mustBe(path, expected(mismatch.getTargetType()));
      default ->
          DataWording.NOT_VALID.text(
              "language", language, "problem", String.valueOf(wrong.getOriginalMessage()));
    };
  }

  private static String known(UnrecognizedPropertyException unknown) {
    return Objects.requireNonNullElse(unknown.getKnownPropertyIds(), List.of()).stream()
        .map(String::valueOf)
        .sorted()
        .collect(Collectors.joining(", "));
  }

  private static String mustBe(FieldPath path, String expected) {
    return path.isRoot()
        ? DataWording.MUST_BE.text("expected", expected)
        : DataWording.FIELD_MUST_BE.text("field", path, "expected", expected);
  }

  private static String expected(Class<?> type) {
    if (type.isEnum()) {
      return Arrays.stream(type.getEnumConstants())
          .map(each -> EnumWords.of((Enum<?>) each))
          .sorted()
          .collect(Collectors.joining(" or "));
    }
    return EXPECTED.getOrDefault(type, "a map");
  }

  /** The line, from 1. */
  public int line() {
    return line;
  }

  /** The column, from 1. */
  public int column() {
    return column;
  }

  /** Which field. */
  public FieldPath path() {
    return path;
  }

  /** The same field, for Jackson. */
  JsonPointer pointer() {
    return pointer;
  }

  /** Whether the text is valid JSON or YAML, and only not what was asked for. */
  public boolean isAboutContent() {
    return isAboutContent;
  }

  /** What is wrong, in a sentence. */
  public String problem() {
    return String.valueOf(getMessage());
  }

  /**
   * More digits or levels than Jackson reads, which it refuses without saying where.
   *
   * @param problem what there is too much of: {@code it has more than 300 levels}
   * @param line where, counted from 1
   * @param column where, counted from 1
   */
  public record Excess(String problem, int line, int column) {

    private static final int MOST_DIGITS = JsonData.MOST_DIGITS;
    private static final Pattern LONG_NUMBER = Pattern.compile("[0-9][0-9_.]{" + MOST_DIGITS + "}");

    /** Finds what Jackson found too much of in a text. */
    public static Excess in(String text, int mostLevels) {
      Matcher digits = LONG_NUMBER.matcher(text);
      SourceDocument document = SourceReader.read("", text);
      Optional<Integer> error = document.error().map(each -> each.span().start());
      boolean isNumber = digits.find() && error.filter(at -> at < digits.start()).isEmpty();
      int at = isNumber ? digits.start() : error.orElse(0);
      Position place = document.lines().positionOf(at);
      return new Excess(
          isNumber
              ? "it has a number of more than %,d digits".formatted(MOST_DIGITS)
              : "it has more than %d levels".formatted(mostLevels),
          place.line(),
          place.column());
    }
  }
}
