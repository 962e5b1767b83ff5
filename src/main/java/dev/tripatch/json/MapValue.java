package dev.tripatch.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A map from strings to values: a JSON object. It remembers the order of its keys, so that what we
 * show looks like what people wrote, but two maps with the same entries are equal in any order.
 */
public final class MapValue implements Value {

  public static final MapValue EMPTY = new MapValue(new LinkedHashMap<>());

  /** Most maps of a manifest have two or three keys. */
  private static final int USUAL = 3;

  /** Spreads hash codes of numbered texts, which lie side by side: the golden ratio. */
  private static final int SPREAD = 0x9E3779B9;

  private final Map<String, Value> entries;

  /** Computed when it is first asked for, mostly never; 0 before. */
  private int hash;

  /** Known when it was decoded once; threads may find out for themselves. */
  private boolean isDecoded;

  private MapValue(Map<String, Value> entries) {
    this.entries = entries;
  }

  /** A copy of these entries, in their order. */
  public static MapValue of(Map<String, ? extends Value> entries) {
    Builder copy = builder(entries.size());
    entries.forEach(copy::put);
    return copy.build();
  }

  /** A map with one entry. */
  public static MapValue of(String key, Value value) {
    return builder(1).put(key, value).build();
  }

  /** Starts an empty map. */
  public static Builder builder() {
    return builder(0);
  }

  /** Starts an empty map with room for so many entries; there can be more. */
  public static Builder builder(int expected) {
    return new Builder(LinkedHashMap.newLinkedHashMap(Math.max(expected, USUAL)));
  }

  /** Starts a map with this map's entries. */
  public Builder toBuilder() {
    return new Builder(new LinkedHashMap<>(entries));
  }

  /** The value of a key, or null where the map does not have the key. */
  public @Nullable Value get(String key) {
    return entries.get(key);
  }

  /** The value of a key, where the map has it. */
  public Optional<Value> find(String key) {
    return Optional.ofNullable(get(key));
  }

  /** What a value has at a key; null if it has nothing there, or is not a map. */
  public static @Nullable Value in(@Nullable Value holder, String key) {
    return holder instanceof MapValue map ? map.get(key) : null;
  }

  /** A value as a map; an empty one if it is none. */
  public static MapValue orEmpty(@Nullable Value value) {
    return value instanceof MapValue map ? map : EMPTY;
  }

  /** The keys with what becomes of their values; without those of which nothing does. */
  public MapValue mapped(BiFunction<String, Value, @Nullable Value> change) {
    Builder mapped = builder(size());
    entries.forEach(
        (key, value) -> mapped.putIfPresent(key, Optional.ofNullable(change.apply(key, value))));
    return mapped.build();
  }

  /** The text of a key; empty where the map has no string there. */
  public String text(String key) {
    return get(key) instanceof StringValue string ? string.text() : "";
  }

  /** Whether the map has the key, be its value null or not. */
  public boolean has(String key) {
    return entries.containsKey(key);
  }

  /** The keys in order; cannot be changed. */
  public Set<String> keys() {
    return entries().keySet();
  }

  /** The entries in order; cannot be changed. */
  public Map<String, Value> entries() {
    return Collections.unmodifiableMap(entries);
  }

  /** As the patch code would read it; the same object where nothing changes. */
  @SuppressWarnings("ReferenceEquality") // convert gives the same object where nothing changes
  MapValue decoded() {
    if (isDecoded) {
      return this;
    }
    Builder converted = null;
    for (Map.Entry<String, Value> entry : entries.entrySet()) {
      Value after = EngineNumbers.convert(entry.getValue());
      if (after != entry.getValue()) {
        converted = converted == null ? toBuilder() : converted;
        converted.put(entry.getKey(), after);
      }
    }
    MapValue decoded = converted == null ? this : converted.build();
    decoded.isDecoded = true;
    return decoded;
  }

  /** How many entries there are. */
  public int size() {
    return entries.size();
  }

  /** Whether there is no entry. */
  public boolean isEmpty() {
    return entries.isEmpty();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof MapValue that && entries.equals(that.entries));
  }

  /**
   * Each entry is spread before it is added: numbered items have numbers in several fields, whose
   * plain sums are often the same.
   */
  @Override
  public int hashCode() {
    if (hash == 0) {
      int sum = 0;
      for (Map.Entry<String, Value> entry : entries.entrySet()) {
        int spread = (31 * entry.getKey().hashCode() + entry.getValue().hashCode()) * SPREAD;
        sum += spread ^ spread >>> 15;
      }
      hash = sum;
    }
    return hash;
  }

  @Override
  public String toString() {
    return entries.toString();
  }

  /** Collects entries for a map; for one thread and one map. */
  public static final class Builder {

    private @Nullable Map<String, Value> entries;

    private Builder(Map<String, Value> entries) {
      this.entries = entries;
    }

    /** Sets a key; a key that is there already keeps its place. */
    public Builder put(String key, Value value) {
      open().put(key, value);
      return this;
    }

    /** Sets a key only where there is a value. */
    public Builder putIfPresent(String key, Optional<? extends Value> value) {
      value.ifPresent(present -> open().put(key, present));
      return this;
    }

    /** Takes a key away, if it is there. */
    public Builder remove(String key) {
      open().remove(key);
      return this;
    }

    /** The value collected for a key so far, or null. */
    public @Nullable Value get(String key) {
      return open().get(key);
    }

    /** Whether the key was set. */
    public boolean has(String key) {
      return open().containsKey(key);
    }

    /** Visits what was set so far, in order. */
    public void forEach(BiConsumer<String, Value> visitor) {
      open().forEach(visitor);
    }

    /** Whether nothing was set. */
    public boolean isEmpty() {
      return open().isEmpty();
    }

    /** The map; the builder is used up. */
    public MapValue build() {
      Map<String, Value> built = open();
      entries = null;
      return built.isEmpty() ? EMPTY : new MapValue(built);
    }

    private Map<String, Value> open() {
      if (entries == null) {
        throw new IllegalStateException("this builder was already used");
      }
      return entries;
    }
  }
}
