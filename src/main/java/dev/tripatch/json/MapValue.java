package dev.tripatch.json;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A map from strings to values: a JSON object. It remembers the order of its keys, so that what we
 * show looks like what people wrote, but two maps with the same entries are equal in any order.
 */
public final class MapValue implements Value {

  public static final MapValue EMPTY = new MapValue(new EntryTable<>());

  private final EntryTable<Value> entries;

  /** Computed when it is first asked for, mostly never; 0 before. */
  private int hash;

  /** Known when it was decoded once; threads may find out for themselves. */
  private boolean isDecoded;

  private MapValue(EntryTable<Value> entries) {
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
    return new Builder(new EntryTable<>(expected));
  }

  /** Starts a map with this map's entries. */
  public Builder toBuilder() {
    return new Builder(entries.copy());
  }

  /** The value of a key, or null where the map does not have the key. */
  public @Nullable Value get(String key) {
    return entries.get(key);
  }

  /** The value of a key, where the map has it. */
  public Optional<Value> find(String key) {
    return Optional.ofNullable(get(key));
  }

  /** The text of a key; empty where the map has no string there. */
  public String text(String key) {
    return get(key) instanceof StringValue string ? string.text() : "";
  }

  /** Whether the map has the key, be its value null or not. */
  public boolean has(String key) {
    return entries.has(key);
  }

  /** The keys in order; cannot be changed. */
  public Set<String> keys() {
    return entries.keySet();
  }

  /** The entries in order; cannot be changed. */
  public Map<String, Value> entries() {
    return entries.asMap();
  }

  /** As the patch code would read it; the same object where nothing changes. */
  @SuppressWarnings("ReferenceEquality") // the same table where nothing changes
  MapValue decoded() {
    if (isDecoded) {
      return this;
    }
    EntryTable<Value> converted = entries.withValues(EngineNumbers::convert);
    MapValue decoded = converted == entries ? this : new MapValue(converted.trimmed());
    decoded.isDecoded = true;
    return decoded;
  }

  /** How many entries there are. */
  public int size() {
    return entries.size();
  }

  /** Whether there is no entry. */
  public boolean isEmpty() {
    return entries.size() == 0;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof MapValue that && entries.sameEntries(that.entries));
  }

  @Override
  public int hashCode() {
    if (hash == 0) {
      hash = entries.hash();
    }
    return hash;
  }

  @Override
  public String toString() {
    return entries.asMap().toString();
  }

  /** Collects entries for a map; for one thread and one map. */
  public static final class Builder {

    private @Nullable EntryTable<Value> entries;

    private Builder(EntryTable<Value> entries) {
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
      return open().has(key);
    }

    /** Visits what was set so far, in order. */
    public void forEach(BiConsumer<String, Value> visitor) {
      open().forEach(visitor);
    }

    /** Whether nothing was set. */
    public boolean isEmpty() {
      return open().size() == 0;
    }

    /** The map; the builder is used up. */
    public MapValue build() {
      EntryTable<Value> built = open();
      entries = null;
      return built.size() == 0 ? EMPTY : new MapValue(built.trimmed());
    }

    private EntryTable<Value> open() {
      if (entries == null) {
        throw new IllegalStateException("this builder was already used");
      }
      return entries;
    }
  }
}
