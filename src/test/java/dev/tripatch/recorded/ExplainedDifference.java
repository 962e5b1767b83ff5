package dev.tripatch.recorded;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Differences to Kubernetes' own code that record 23 explains, each by what causes it. */
enum ExplainedDifference {

  /**
   * Live comes without managedFields, as {@code kubectl get} shows it. The field managers then know
   * that it has no owners; we know nothing of its owners.
   */
  OWNERS_NOT_SHOWN {
    @Override
    boolean explains(RecordedCase answered, SchemaSource schemas, Differs differs) {
      return answered.has("live")
          && !(answered.map("live").get("metadata") instanceof MapValue metadata
              && metadata.has("managedFields"));
    }
  },

  /**
   * An empty map or list begins the text, and more follows. kubectl drops the rest; an error is the
   * better answer.
   */
  REST_DROPPED {
    @Override
    boolean explains(RecordedCase answered, SchemaSource schemas, Differs differs) {
      String json = answered.text("json");
      return (json.equals("{}") || json.equals("[]"))
          && answered.text("yaml").strip().startsWith(json);
    }
  },

  /**
   * A list stands in a field of another type. Kubernetes refuses it or not by whether the field's
   * Go type is a pointer, which no schema says; we refuse it.
   */
  LIST_IN_ANOTHER_FIELD {
    @Override
    boolean explains(RecordedCase answered, SchemaSource schemas, Differs differs) {
      if (!(schemas.lookUp(answered.apiVersion(), answered.kind())
          instanceof SchemaAnswer.Known known)) {
        return false;
      }
      return differs.isGoneIn(document -> withoutLists(document, known.schema(), Optional.empty()));
    }
  };

  /** Asks a question again with its documents changed. */
  interface Differs {
    boolean isGoneIn(Change change);
  }

  /** A change of a document. */
  interface Change {
    Value of(Value document);
  }

  /**
   * Whether this is the cause.
   *
   * @param answered the line with the difference
   * @param differs asks whether the difference is gone without the cause
   */
  abstract boolean explains(RecordedCase answered, SchemaSource schemas, Differs differs);

  private static Value withoutLists(
      Value value, @Nullable SchemaType type, Optional<String> mergeKey) {
    if (value instanceof ListValue list) {
      SchemaType items = type instanceof SchemaType.ListOf of ? of.items() : null;
      List<Value> less = new ArrayList<>();
      list.items().forEach(item -> less.add(withoutLists(item, items, mergeKey)));
      return new ListValue(less);
    }
    if (!(value instanceof MapValue map)) {
      return value;
    }
    MapValue.Builder less = MapValue.builder();
    map.entries()
        .forEach(
            (key, each) -> {
              FieldRule rule =
                  type instanceof ObjectSchema struct ? struct.field(key).orElse(null) : null;
              boolean isMisplaced =
                  rule != null
                      && each instanceof ListValue
                      && !(rule.type() instanceof SchemaType.ListOf)
                      && mergeKey.filter(key::equals).isEmpty();
              if (!isMisplaced) {
                SchemaType inner =
                    rule != null
                        ? rule.type()
                        : type instanceof SchemaType.MapOf(SchemaType values) ? values : null;
                less.put(
                    key,
                    withoutLists(each, inner, rule == null ? Optional.empty() : rule.mergeKey()));
              }
            });
    return less.build();
  }
}
