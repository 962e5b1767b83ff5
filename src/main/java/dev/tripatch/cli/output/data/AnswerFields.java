package dev.tripatch.cli.output.data;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The fields of an object in an answer for programs, in the order in which they came. What is empty
 * is left out.
 */
public final class AnswerFields {
  private final Map<String, Object> fields = new LinkedHashMap<>();

  /** The fields that say which object is meant. */
  public static AnswerFields naming(ObjectName name) {
    return new AnswerFields()
        .with("apiVersion", name.apiVersion())
        .with("kind", name.kind())
        .withText("namespace", name.namespace())
        .with("name", name.name());
  }

  /** What the three documents have at a place. */
  static AnswerFields values(
      Optional<Value> lastApplied, Optional<Value> local, Optional<Value> live) {
    return new AnswerFields()
        .with("lastApplied", lastApplied)
        .with("local", local)
        .with("live", live);
  }

  /** A sentence without the signs around what is code. */
  static String plain(String words) {
    return words.replace("`", "");
  }

  /** One more field, unless it is an optional one that is empty. */
  public AnswerFields with(String field, Object value) {
    if (value instanceof Optional<?> optional) {
      optional.ifPresent(each -> fields.put(field, each));
    } else {
      fields.put(field, value);
    }
    return this;
  }

  /** One more field, unless the text is empty. */
  public AnswerFields withText(String field, String text) {
    return with(field, Optional.of(text).filter(each -> !each.isEmpty()));
  }

  /** One more field, unless the list is empty. */
  AnswerFields withSome(String field, List<?> items) {
    return with(field, Optional.of(items).filter(each -> !each.isEmpty()));
  }

  /** One more field, if it is true. */
  AnswerFields withTrue(String field, boolean isTrue) {
    return with(field, Optional.of(true).filter(_ -> isTrue));
  }

  /** The fields of another object, too. */
  AnswerFields withAll(AnswerFields other) {
    fields.putAll(other.fields);
    return this;
  }

  @JsonValue
  Map<String, Object> fields() {
    return fields;
  }
}
