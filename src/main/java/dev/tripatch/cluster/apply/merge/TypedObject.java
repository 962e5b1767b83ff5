package dev.tripatch.cluster.apply.merge;

import dev.tripatch.engine.patch.GoQuote;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What keeps a configuration from being applied at all: it does not fit its schema
 * (structured-merge-diff, {@code typed/validate.go}). The texts are the server's.
 */
public final class TypedObject {

  private static final String TWIN = "duplicate entries for key ";

  private final List<Mistake> found = new ArrayList<>();

  private TypedObject() {}

  /**
   * One mistake.
   *
   * @param path where
   * @param words the server's words for it
   */
  public record Mistake(ServerPath path, String words) {

    /** Whether it is that two items of a list have the same name. */
    public boolean isTwin() {
      return words.startsWith(TWIN);
    }

    @Override
    public String toString() {
      return path + ": " + words;
    }
  }

  /** All mistakes, in the order of the document. */
  public static List<Mistake> mistakes(MapValue object, TypeView view) {
    TypedObject check = new TypedObject();
    check.value(object, view, ServerPath.ROOT);
    return check.found;
  }

  private void value(Value value, TypeView view, ServerPath path) {
    if (value == NullValue.NULL || view.isDeduced() || !isShape(value, view)) {
      return;
    }
    switch (view.type()) {
      case SchemaType.ListOf ignored -> list(value, view, path);
      case SchemaType.Primitive plain -> scalar(value, plain, path);
      case SchemaType.MapOf ignored -> map(value, view, path);
      case ObjectSchema ignored -> map(value, view, path);
    }
  }

  /** In another version the field may have another type. */
  private static boolean isShape(Value value, TypeView view) {
    if (view.source() != TypeView.Source.OTHER_VERSION) {
      return true;
    }
    return switch (view.type()) {
      case SchemaType.ListOf ignored -> value instanceof ListValue;
      case SchemaType.Primitive ignored -> false;
      case SchemaType.MapOf ignored -> value instanceof MapValue;
      case ObjectSchema ignored -> value instanceof MapValue;
    };
  }

  private void map(Value value, TypeView view, ServerPath path) {
    if (!(value instanceof MapValue map)) {
      add(path, "expected map, got &{" + GoText.print(value) + "}");
      return;
    }
    map.entries()
        .forEach(
            (key, field) -> {
              if (view.allows(key)) {
                value(field, view.field(key), path.field(key));
              } else {
                add(path.field(key), "field not declared in schema");
              }
            });
  }

  private void list(Value value, TypeView view, ServerPath path) {
    if (!(value instanceof ListValue list)) {
      add(path, "expected list, got &{" + GoText.print(value) + "}");
      return;
    }
    if (view.listKind() == TypeView.ListKind.WHOLE) {
      for (int i = 0; i < list.size(); i++) {
        value(list.get(i), view.item(), path.then(new PathElement.Place(i)));
      }
    } else {
      items(list, view, path);
    }
  }

  /** The server looks no further in a list after an item that it cannot name. */
  private void items(ListValue list, TypeView view, ServerPath path) {
    Set<PathElement> names = new HashSet<>();
    for (int i = 0; i < list.size(); i++) {
      Value item = list.get(i);
      Optional<PathElement> name = Items.name(item, view);
      if (name.isEmpty()) {
        add(path, "element " + i + ": " + whyNameless(item, view));
        return;
      }
      if (!names.add(name.get())) {
        add(path, TWIN + name.get());
      }
      value(item, view.item(), path.then(name.get()));
    }
  }

  /** structured-merge-diff, {@code typed/helpers.go}. */
  private static String whyNameless(Value item, TypeView list) {
    boolean isKeyed = list.listKind() == TypeView.ListKind.KEYED;
    return switch (item) {
      case MapValue ignored when isKeyed ->
          list.keys().stream()
              .map(GoQuote::of)
              .collect(
                  Collectors.joining(
                      " ",
                      "associative list with keys has an element that omits all key fields [",
                      "] (and doesn't have default values for any key fields)"));
      case NullValue ignored when isKeyed ->
          "associative list with keys may not have a null element";
      case Value ignored when isKeyed -> "associative list with keys may not have non-map elements";
      case MapValue ignored -> "associative list without keys has an element that's a map type";
      case ListValue ignored -> "not supported: associative list with lists as elements";
      case Scalar ignored -> "associative list without keys has an element that's an explicit null";
    };
  }

  /** What may be written in two ways, such as a quantity, may be any scalar. */
  private void scalar(Value value, SchemaType.Primitive type, ServerPath path) {
    boolean isPlainText = type.format().filter(format -> !format.equals("byte")).isEmpty();
    switch (type.name()) {
      case "string" -> {
        if (!isPlainText) {
          anyScalar(value, path);
        } else if (!(value.exact() instanceof StringValue)) {
          add(
              path,
              "expected string, got &value.valueUnstructured{Value:" + GoQuote.syntax(value) + "}");
        }
      }
      case "IntOrString", "MicroTime", "Quantity", "Time" -> anyScalar(value, path);
      case "integer", "number" -> {
        if (!(value.exact() instanceof IntegerValue) && !(value.exact() instanceof FloatValue)) {
          add(path, "expected numeric (int or float), got " + GoText.typeName(value.exact()));
        }
      }
      case "boolean" -> {
        if (!(value instanceof BoolValue)) {
          add(path, "expected boolean, got &{" + GoText.print(value) + "}");
        }
      }
      default -> {}
    }
  }

  private void anyScalar(Value value, ServerPath path) {
    if (!(value instanceof Scalar)) {
      add(path, "expected any scalar, got &{" + GoText.print(value) + "}");
    }
  }

  private void add(ServerPath path, String words) {
    found.add(new Mistake(path, words));
  }
}
