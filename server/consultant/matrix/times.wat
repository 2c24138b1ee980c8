;; A matrix times a vector, four rows and four numbers at a time. Addresses and lengths are in bytes.
;; The width is a multiple of 16 bytes, the number of rows a multiple of four.
(module
  (import "host" "memory" (memory 1))

  (func $sum (param $four v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $four)) (f32x4.extract_lane 1 (local.get $four)))
      (f32.add (f32x4.extract_lane 2 (local.get $four)) (f32x4.extract_lane 3 (local.get $four)))))

  (func (export "times") (param $rows i32) (param $end i32) (param $width i32) (param $vector i32) (param $out i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $x v128) (local $at i32) (local $row i32)
    (block $done
      (loop $group
        (br_if $done (i32.ge_u (local.get $rows) (local.get $end)))
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (local.get $a))
        (local.set $c (local.get $a))
        (local.set $d (local.get $a))
        (local.set $at (i32.const 0))
        (block $whole
          (loop $four
            (br_if $whole (i32.ge_u (local.get $at) (local.get $width)))
            (local.set $x (v128.load (i32.add (local.get $vector) (local.get $at))))
            (local.set $row (i32.add (local.get $rows) (local.get $at)))
            (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $x) (v128.load (local.get $row)))))
            (local.set $row (i32.add (local.get $row) (local.get $width)))
            (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $x) (v128.load (local.get $row)))))
            (local.set $row (i32.add (local.get $row) (local.get $width)))
            (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $x) (v128.load (local.get $row)))))
            (local.set $row (i32.add (local.get $row) (local.get $width)))
            (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $x) (v128.load (local.get $row)))))
            (local.set $at (i32.add (local.get $at) (i32.const 16)))
            (br $four)))
        (f32.store (local.get $out) (call $sum (local.get $a)))
        (f32.store offset=4 (local.get $out) (call $sum (local.get $b)))
        (f32.store offset=8 (local.get $out) (call $sum (local.get $c)))
        (f32.store offset=12 (local.get $out) (call $sum (local.get $d)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (local.set $rows (i32.add (local.get $rows) (i32.mul (local.get $width) (i32.const 4))))
        (br $group)))))
