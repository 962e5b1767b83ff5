package dev.tripatch.schema;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.data.JsonData;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a structural schema says of a value besides its type and how it is merged: its default, what
 * of it is kept, and what is checked.
 *
 * @param facts the keywords of the schema with their values; below {@code items} and {@code
 *     additionalProperties} those of the parts of the value
 */
public record Structure(MapValue facts) {
  /** Of a place of which nothing is known. */
  public static final Structure NONE = new Structure(MapValue.EMPTY);

  /** Marks an object that is a whole resource with metadata; the root of each kind is one, too. */
  public static final String EMBEDDED_RESOURCE = "x-kubernetes-embedded-resource";

  /** Not a keyword of the schema: its definition says it beside the schema. */
  private static final String STATUS_REQUEST = "subresources.status";

  private static final Pattern KEYWORDS =
      Pattern.compile(
          "type|format|enum|required|default|nullable|additionalProperties|pattern|multipleOf"
              + "|(exclusiveM|m)(ax|in)imum|(max|min)(Items|Length|Properties)|uniqueItems"
              + "|(all|any|one)Of|not|x-kubernetes-(embedded-resource|int-or-string"
              + "|preserve-unknown-fields|validations|list-type|list-map-keys|map-type)");

  /** What a text in JSON says; nothing if it is not a map. */
  public static Structure read(String json) {
    try {
      return JsonData.read(json, Value.class) instanceof MapValue map ? new Structure(map) : NONE;
    } catch (DataFault damaged) {
      return NONE;
    }
  }

  /** As a word that {@link #read} reads; empty if there is nothing to say. */
  public Optional<String> word() {
    return Optional.of(facts)
        .filter(each -> !each.isEmpty())
        .map(each -> CanonicalJson.writeExact(each).replace(" ", "\\u0020"));
  }

  /** Whether a keyword is kept; fields have other places. */
  public static boolean keeps(String keyword) {
    return KEYWORDS.matcher(keyword).matches();
  }

  /** What a server fills in where the value is missing. */
  public Optional<Value> byDefault() {
    return facts.find("default").filter(value -> value != NullValue.NULL);
  }

  /** Whether null is a value like any other, not the same as a missing one. */
  public boolean isNullable() {
    return says("nullable");
  }

  /** Whether the value keeps fields that its type does not declare. */
  public boolean keepsUnknown() {
    return says("x-kubernetes-preserve-unknown-fields") || says("additionalProperties");
  }

  /** Whether the value is a whole resource with metadata, so that the server knows of that. */
  public boolean isResource() {
    return says(EMBEDDED_RESOURCE);
  }

  /** The same of a whole resource. */
  public Structure asResource() {
    return new Structure(facts.toBuilder().put(EMBEDDED_RESOURCE, BoolValue.TRUE).build());
  }

  /** Whether the server takes a status only through a separate request. */
  public boolean hasStatusRequest() {
    return facts.has(STATUS_REQUEST);
  }

  /** The same of a custom resource whose status has a separate request. */
  public Structure withStatusRequest() {
    return new Structure(facts.toBuilder().put(STATUS_REQUEST, BoolValue.TRUE).build());
  }

  /** What it says of a list's items or of the values of a map with free keys. */
  public Structure inner() {
    return Stream.of("items", "additionalProperties")
        .map(facts::get)
        .filter(MapValue.class::isInstance)
        .findFirst()
        .map(inner -> new Structure((MapValue) inner))
        .orElse(NONE);
  }

  private boolean says(String keyword) {
    return BoolValue.TRUE.equals(facts.get(keyword));
  }
}
