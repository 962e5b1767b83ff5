package dev.tripatch.json;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Keys with values in the order in which the keys came. Most maps of a manifest have two or three
 * keys, and a document of ten thousand lines has thousands of such maps: two arrays take a third of
 * the room of a linked hash map, and looking through a few keys is as fast as hashing. From nine
 * keys on there is an index. For one thread while it is filled.
 *
 * @param <V> what belongs to a key
 */
public final class EntryTable<V> {

  private static final int LARGEST_WITHOUT_INDEX = 8;
  private static final int SMALLEST = 4;
  private static final int FREE = 0;

  /** So many keys side by side come of chance never, only of keys made to have one hash code. */
  private static final int CROWD = 256;

  private static final int NO_SLOT = -1;

  /** Spreads hash codes of numbered texts, which lie side by side: the golden ratio. */
  private static final int SPREAD = 0x9E3779B9;

  private static final int[] NO_INDEX = {};

  private static final String[] NO_KEYS = {};
  private static final Object[] NO_VALUES = {};

  private @Nullable String[] keys;
  private @Nullable Object[] values;
  private int size;

  /** Open addressing: 1 + the place of a key, or {@link #FREE}; empty while there is no need. */
  private int[] index = NO_INDEX;

  /**
   * Where the next key is probably asked for: after the last, as documents that are compared have
   * their keys in the same order. Only a guess, which threads may take from each other.
   */
  private int guess;

  /** The places of all keys once there was a crowd: a hash map sorts keys with equal hash codes. */
  private @Nullable Map<String, Integer> crowded;

  /** An empty table, without room until something is put into it. */
  public EntryTable() {
    this(0);
  }

  /** An empty table with room for so many entries. */
  public EntryTable(int capacity) {
    keys = capacity == 0 ? NO_KEYS : new String[capacity];
    values = capacity == 0 ? NO_VALUES : new Object[capacity];
  }

  /** A table with the same entries, to be changed apart from this one. */
  EntryTable<V> copy() {
    EntryTable<V> copy = new EntryTable<>(Math.max(SMALLEST, size + 1));
    System.arraycopy(keys, 0, copy.keys, 0, size);
    System.arraycopy(values, 0, copy.values, 0, size);
    copy.size = size;
    if (size > LARGEST_WITHOUT_INDEX) {
      copy.makeIndex();
    }
    return copy;
  }

  /** Gives back the room that further entries would have needed. */
  EntryTable<V> trimmed() {
    if (size < keys.length) {
      keys = Arrays.copyOf(keys, size);
      values = Arrays.copyOf(values, size);
    }
    return this;
  }

  int size() {
    return size;
  }

  @Nullable V get(String key) {
    int place = placeOf(key);
    return place < 0 ? null : valueAt(place);
  }

  boolean has(String key) {
    return placeOf(key) >= 0;
  }

  /** Sets a value; a key that is there keeps its place. */
  public void put(String key, V value) {
    int place = placeOf(key);
    if (place >= 0) {
      values[place] = value;
      return;
    }
    if (size == keys.length) {
      grow();
    }
    keys[size] = key;
    values[size] = value;
    size++;
    if (size > LARGEST_WITHOUT_INDEX) {
      enter(size - 1);
    }
  }

  private void grow() {
    int capacity = Math.max(SMALLEST, size * 2);
    keys = Arrays.copyOf(keys, capacity);
    values = Arrays.copyOf(values, capacity);
  }

  void remove(String key) {
    int place = placeOf(key);
    if (place < 0) {
      return;
    }
    System.arraycopy(keys, place + 1, keys, place, size - place - 1);
    System.arraycopy(values, place + 1, values, place, size - place - 1);
    size--;
    keys[size] = null;
    values[size] = null;
    index = NO_INDEX;
    crowded = null;
    if (size > LARGEST_WITHOUT_INDEX) {
      makeIndex();
    }
  }

  private int placeOf(String key) {
    if (crowded != null) {
      return crowded.getOrDefault(key, -1);
    }
    if (size > LARGEST_WITHOUT_INDEX) {
      return placeInIndex(key);
    }
    for (int i = 0; i < size; i++) {
      if (key.equals(keys[i])) {
        return i;
      }
    }
    return -1;
  }

  private int placeInIndex(String key) {
    int expected = guess;
    if (expected < size && key.equals(keys[expected])) {
      guess = expected + 1;
      return expected;
    }
    int slot = slotOf(key);
    int place = slot == NO_SLOT ? -1 : index[slot] - 1;
    if (place >= 0) {
      guess = place + 1;
    }
    return place;
  }

  /** The slot that holds the key, or the free one where it would go; none within a crowd. */
  private int slotOf(String key) {
    int mask = index.length - 1;
    int slot = key.hashCode() * SPREAD >>> Integer.numberOfLeadingZeros(mask);
    int steps = 0;
    while (index[slot] != FREE && !key.equals(keys[index[slot] - 1])) {
      if (++steps == CROWD) {
        return NO_SLOT;
      }
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void enter(int place) {
    if (crowded != null) {
      crowded.put(keyAt(place), place);
    } else if (size * 2 > index.length) {
      makeIndex();
    } else {
      enterIndex(place);
    }
  }

  private void makeIndex() {
    index = new int[Integer.highestOneBit(size) * 8];
    for (int i = 0; i < size && crowded == null; i++) {
      enterIndex(i);
    }
  }

  private void enterIndex(int place) {
    int slot = slotOf(keyAt(place));
    if (slot == NO_SLOT) {
      enterAllIntoCrowd();
    } else {
      index[slot] = place + 1;
    }
  }

  private void enterAllIntoCrowd() {
    index = NO_INDEX;
    crowded = HashMap.newHashMap(size * 2);
    for (int i = 0; i < size; i++) {
      crowded.put(keyAt(i), i);
    }
  }

  private String keyAt(int place) {
    String key = keys[place];
    if (place >= size || key == null) {
      throw new NoSuchElementException();
    }
    return key;
  }

  @SuppressWarnings("unchecked") // only put writes there
  private V valueAt(int place) {
    V value = (V) values[place];
    if (place >= size || value == null) {
      throw new NoSuchElementException();
    }
    return value;
  }

  void forEach(BiConsumer<? super String, ? super V> visitor) {
    for (int i = 0; i < size; i++) {
      visitor.accept(keyAt(i), valueAt(i));
    }
  }

  /** A table with other values for its keys; this one where each is the same object. */
  @SuppressWarnings("ReferenceEquality") // change gives the same object where nothing changes
  EntryTable<V> withValues(UnaryOperator<V> change) {
    EntryTable<V> changed = this;
    for (int i = 0; i < size; i++) {
      V before = valueAt(i);
      V after = change.apply(before);
      if (after != before) {
        changed = changed == this ? copy() : changed;
        changed.values[i] = after;
      }
    }
    return changed;
  }

  /** Whether both have the same entries, in whatever order. */
  boolean sameEntries(EntryTable<V> other) {
    if (size != other.size) {
      return false;
    }
    for (int i = 0; i < size; i++) {
      Object value = keyAt(i).equals(other.keys[i]) ? other.values[i] : other.get(keyAt(i));
      if (value == null || !value.equals(values[i])) {
        return false;
      }
    }
    return true;
  }

  /**
   * The same for tables with the same entries, in whatever order. Each entry is spread before it is
   * added: numbered items have numbers in several fields, whose plain sums are often the same.
   */
  int hash() {
    int hash = 0;
    for (int i = 0; i < size; i++) {
      int entry = (31 * keyAt(i).hashCode() + valueAt(i).hashCode()) * SPREAD;
      hash += entry ^ entry >>> 15;
    }
    return hash;
  }

  /** The entries as a map that cannot be changed through it. */
  public Map<String, V> asMap() {
    return new View();
  }

  /** The keys as a set that cannot be changed through it. */
  Set<String> keySet() {
    return new Keys();
  }

  private final class Keys extends AbstractSet<String> {

    @Override
    public int size() {
      return size;
    }

    @Override
    public boolean contains(@Nullable Object key) {
      return key instanceof String text && has(text);
    }

    @Override
    public Iterator<String> iterator() {
      return new Iterator<>() {
        private int next;

        @Override
        public boolean hasNext() {
          return next < size;
        }

        @Override
        public String next() {
          return keyAt(next++);
        }
      };
    }
  }

  private final class View extends AbstractMap<String, V> {

    @Override
    public int size() {
      return size;
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
      return key instanceof String text && has(text);
    }

    @Override
    public @Nullable V get(@Nullable Object key) {
      return key instanceof String text ? EntryTable.this.get(text) : null;
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super V> visitor) {
      EntryTable.this.forEach(visitor);
    }

    @Override
    public Set<String> keySet() {
      return EntryTable.this.keySet();
    }

    @Override
    public Set<Map.Entry<String, V>> entrySet() {
      return new AbstractSet<>() {
        @Override
        public Iterator<Map.Entry<String, V>> iterator() {
          return new Walk();
        }

        @Override
        public int size() {
          return size;
        }
      };
    }
  }

  private final class Walk implements Iterator<Map.Entry<String, V>> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < size;
    }

    @Override
    public Map.Entry<String, V> next() {
      Map.Entry<String, V> entry = Map.entry(keyAt(next), valueAt(next));
      next++;
      return entry;
    }
  }
}
