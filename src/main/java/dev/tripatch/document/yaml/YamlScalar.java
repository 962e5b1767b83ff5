package dev.tripatch.document.yaml;

import java.math.BigInteger;

/** What a scalar is in YAML, before it becomes JSON: the types that go-yaml gives it. */
public sealed interface YamlScalar {

  /**
   * A string.
   *
   * @param text its characters
   */
  record Text(String text) implements YamlScalar {}

  /**
   * A boolean.
   *
   * @param truth whether it is true
   */
  record Truth(boolean truth) implements YamlScalar {}

  /** An integer of 64 bits with sign. */
  record Int(long number) implements YamlScalar {}

  /** An integer that only fits 64 bits without sign. */
  record UnsignedInt(BigInteger number) implements YamlScalar {}

  /**
   * A floating-point number.
   *
   * @param number the number; may be infinite or not a number
   */
  record Real(double number) implements YamlScalar {}

  /** Null. */
  record Nothing() implements YamlScalar {}
}
