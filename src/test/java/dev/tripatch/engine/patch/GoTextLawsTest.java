package dev.tripatch.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import java.math.BigInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is printed like a scalar is found without printing all others. */
class GoTextLawsTest {

  @Property(tries = 5000)
  void whateverIsPrintedAlikeIsFound(
      @ForAll("scalars") Scalar value, @ForAll("scalars") Scalar other) {
    if (GoText.print(value).equals(GoText.print(other))) {
      assertThat(GoText.printedLike(value)).contains(other);
    }
    assertThat(GoText.printedLike(new StringValue(GoText.print(value)))).contains(value);
  }

  @Property(tries = 5000)
  void nothingElseIsFound(@ForAll("scalars") Scalar value) {
    assertThat(GoText.printedLike(value))
        .doesNotHaveDuplicates()
        .allSatisfy(like -> assertThat(GoText.print(like)).isEqualTo(GoText.print(value)));
  }

  @Provide
  Arbitrary<Scalar> scalars() {
    Arbitrary<Scalar> known =
        Arbitraries.<Scalar>of(
            NullValue.NULL,
            BoolValue.TRUE,
            BoolValue.FALSE,
            new IntegerValue(0),
            new IntegerValue(80),
            new FloatValue(0.0),
            new FloatValue(-0.0),
            new FloatValue(80),
            new FloatValue(1e20),
            new FloatValue(1e21),
            new FloatValue(1e-7),
            new FloatValue(123456789),
            new IntegerValue(123456789),
            new IntegerValue(Long.MAX_VALUE),
            new FloatValue(0x1p63),
            new BigIntegerValue(BigInteger.TWO.pow(63)),
            new BigIntegerValue(BigInteger.TEN.pow(20)),
            new BigIntegerValue(BigInteger.TEN.pow(308)));
    Arbitrary<Scalar> texts =
        Arbitraries.of(
                "<nil>",
                "true",
                "false",
                "True",
                "0",
                "-0",
                "00",
                "80",
                "80.0",
                "8e1",
                "1e+20",
                "1e400",
                "1e+21",
                "1e-07",
                "1.23456789e+08",
                "9223372036854775807",
                "9223372036854775808",
                "9.223372036854775808e+18",
                "100000000000000000000",
                "")
            .map(StringValue::new);
    return Arbitraries.oneOf(
        known,
        texts,
        Arbitraries.longs().map(IntegerValue::new),
        Arbitraries.doubles().map(FloatValue::new));
  }
}
